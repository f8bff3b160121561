import { Refusal } from './failure.ts'

/**
 * Downloads a file from the server and saves it under the name in the server's response. Sends a POST request if `body` is given,
 * else GET. Rejects with a `Refusal` if the server refuses, or with the network error, which may also occur in the middle of the
 * download.
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
  // The browser reads the object URL during the click, so it can be revoked in the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
