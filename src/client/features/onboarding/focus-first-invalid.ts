/** Puts the focus on the first field of a form that is wrong; in a group of radio buttons, on its first. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector('[aria-invalid="true"]')
  const field = invalid instanceof HTMLInputElement ? invalid : invalid?.querySelector('input')
  field?.focus()
}
