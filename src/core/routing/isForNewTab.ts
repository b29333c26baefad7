type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** True if a modifier key is held, so that the browser opens the link in a new tab or window or downloads it. */
export const isForNewTab = ({ ctrlKey, metaKey, shiftKey, altKey }: Press): boolean =>
  ctrlKey || metaKey || shiftKey || altKey
