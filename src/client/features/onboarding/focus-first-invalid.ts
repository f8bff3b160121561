/** Focuses the first invalid field; in a group of radio buttons the first one. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector('[aria-invalid="true"]')
  const field = invalid instanceof HTMLInputElement ? invalid : invalid?.querySelector('input')
  field?.focus()
}
