/**
 * Returns the attributes of a link that downloads a stored audio. The name is part of the URL because the file name in the
 * server's response overrides the `download` attribute.
 */
export function downloadLink(address: string, filename: string): { href: string; download: string } {
  const name = filename.replace(/\.\w+$/u, '')
  return { href: `${address}?download=${encodeURIComponent(name)}`, download: filename }
}
