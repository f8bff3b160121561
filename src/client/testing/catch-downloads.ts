import { onTestFinished } from 'vitest'

/** Collects the files that the page downloads, until the test ends. */
export function catchDownloads(): { name: string; blob: Blob; text(): Promise<string> }[] {
  const files: ReturnType<typeof catchDownloads> = []
  let blob = new Blob()
  const before = { create: URL.createObjectURL, revoke: URL.revokeObjectURL, click: HTMLAnchorElement.prototype.click }
  URL.createObjectURL = (object) => {
    if (object instanceof Blob) blob = object
    return 'blob:download'
  }
  URL.revokeObjectURL = () => {}
  HTMLAnchorElement.prototype.click = function click() {
    const held = blob
    files.push({ name: this.download, blob: held, text: () => held.text() })
  }
  onTestFinished(() => {
    URL.createObjectURL = before.create
    URL.revokeObjectURL = before.revoke
    HTMLAnchorElement.prototype.click = before.click
  })
  return files
}
