/** Puts a text on the clipboard, also on a plain-http network where the modern way is missing. Returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  const worked = typeof document.execCommand === 'function' && document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return worked
}
