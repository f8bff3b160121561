import { Refusal } from '../../../lib/api/failure.ts'

interface Upload {
  /** Called with the uploaded share, from 0 to 1. */
  onProgress(sent: number): void
  signal: AbortSignal
}

/**
 * Uploads a ZIP to a path of this server and resolves to the JSON response. Rejects with a `Refusal`, or with an `Error` if there
 * was no response or the signal aborted. Uses XMLHttpRequest, because fetch reports no upload progress.
 */
export function uploadFile<Answer>(address: string, file: Blob, { onProgress, signal }: Upload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', new URL(address, location.href))
    request.setRequestHeader('content-type', 'application/zip')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.upload.addEventListener('load', () => onProgress(1))
    request.addEventListener('load', () => {
      const { status, response } = request
      if (status >= 200 && status < 300 && response) resolve(response)
      else reject(new Refusal(status, response ?? {}))
    })
    request.addEventListener('error', () => reject(new Error('No answer came.')))
    request.addEventListener('abort', () => reject(new Error('It was stopped.')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
