import { announce } from './announce.ts'
import { copyText } from '../browser/copy-text.ts'
import { notify } from './notify.ts'

/** Copies a text and announces it. Resolves to whether it worked; if not, a toast explains what to do. */
export async function copyResult(text: string): Promise<boolean> {
  const worked = await copyText(text)
  if (worked) announce('Copied!')
  else notify({ tone: 'failed', title: 'Copy failed', description: 'Select the text and copy it by hand.' })
  return worked
}

/** The same with a toast when it worked. */
export async function copyWithToast(text: string): Promise<boolean> {
  const worked = await copyResult(text)
  if (worked) notify({ title: 'Copied!', description: 'Content copied to clipboard' })
  return worked
}
