/** Focuses the chosen option of a group, else the first. */
export function focusGroup(group: Element | null | undefined): void {
  const option = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input')
  option?.focus()
}

/** Focuses the first field or group with an error, in document order. */
export function focusInvalid(form: ParentNode | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]')
  if (first?.tagName === 'FIELDSET') focusGroup(first)
  else first?.focus()
}
