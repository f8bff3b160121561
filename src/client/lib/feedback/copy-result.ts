import { announce } from './announce.ts'
import { copyText } from '../browser/copy-text.ts'
import { notify } from './notify.ts'

/** Copies a text and announces it. Returns whether it succeeded; if not, a toast says what to do. */
export async function copyResult(text: string): Promise<boolean> {
  const worked = await copyText(text)
  if (worked) announce('Copied!')
  else notify({ tone: 'failed', title: 'Copy failed', description: 'Select the text and copy it by hand.' })
  return worked
}

/** Like `copyResult`, but also shows a toast on success. */
export async function copyWithToast(text: string): Promise<boolean> {
  const worked = await copyResult(text)
  if (worked) notify({ title: 'Copied!', description: 'Content copied to clipboard' })
  return worked
}
