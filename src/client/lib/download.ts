/** Hands the user `value` as a JSON file of this name, printed so that a person can read it. */
export function downloadJson(fileName: string, value: object): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken hold of the file once the click is over.
  setTimeout(() => URL.revokeObjectURL(address))
}
