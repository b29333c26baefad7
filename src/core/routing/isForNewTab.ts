type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** A link that is opened elsewhere is the browser's business. */
export const isForNewTab = ({ ctrlKey, metaKey, shiftKey, altKey }: Press): boolean =>
  ctrlKey || metaKey || shiftKey || altKey
