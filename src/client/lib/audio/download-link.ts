/** The link that saves a file of the audio store under this name: a browser takes the name from the server, not from the link. */
export function downloadLink(address: string, filename: string): { href: string; download: string } {
  const name = filename.replace(/\.\w+$/u, '')
  return { href: `${address}?download=${encodeURIComponent(name)}`, download: filename }
}
