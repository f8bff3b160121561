import { Refusal } from './failure.ts'

/**
 * Fetches a file of our server and saves it under the name that the server gave it. With a body it is asked
 * for by POST. Rejects with a `Refusal`, or with what the network threw, also halfway.
 */
export async function downloadFile(address: string, body?: object): Promise<void> {
  const how = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(new URL(address, location.href), how)
  if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => ({})))
  const [, fileName] = /filename="([^"]+)"/u.exec(response.headers.get('content-disposition') ?? '') ?? []
  hand(fileName ?? 'hookline', await response.blob())
}

function hand(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken hold of the file once the click is over.
  setTimeout(() => URL.revokeObjectURL(address))
}
