/** Leads to a group of options: to the chosen one, else to the first. */
export function focusGroup(group: Element | null | undefined): void {
  const option = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input')
  option?.focus()
}

/** Leads to the first field or group with an error, in the order of the page. */
export function focusInvalid(form: ParentNode | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid]')
  if (first?.tagName === 'FIELDSET') focusGroup(first)
  else first?.focus()
}
