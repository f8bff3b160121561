import { gzipSync } from 'node:zlib'
import type { ScreenAnswers, ScreenTask } from '../../../shared/screen-queries.ts'
import { PLACEHOLDER } from '../../../shared/public-pages.ts'
import { escapeHtml } from '../escape-html.ts'

/**
 * The page of a screen around its markup and the answers. The parts are joined: a user's text may contain the name of a placeholder,
 * or a pattern of `replace`.
 */
export interface Template {
  beforeMarkup: string
  afterMarkup: string
  afterState: string
}

/** A page to render. */
export interface PageTask {
  /** An entry of `APP_PAGES`. */
  path: string
  /** The answers as JSON. */
  state: string
  template: Template
  isZipped: boolean
  timeZone: string
  languages: readonly string[]
}

/** Renders a page of the app as markup. */
export type RenderScreen = (task: ScreenTask) => Promise<string>

export function toTemplate(html: string): Template {
  const [beforeState = '', afterState = ''] = html.split(PLACEHOLDER.state)
  const [beforeMarkup = '', afterMarkup = ''] = beforeState.split(PLACEHOLDER.markup)
  return { beforeMarkup, afterMarkup, afterState }
}

/** The page with its markup, in UTF-8 or as gzip. A rendered screen is five times smaller so. */
export async function makePage(
  { path, state, template, isZipped, timeZone, languages }: PageTask,
  renderScreen: RenderScreen,
): Promise<Uint8Array> {
  const markup = await renderScreen({ path, answers: JSON.parse(state) as ScreenAnswers, timeZone, languages })
  const { beforeMarkup, afterMarkup, afterState } = template
  const page = beforeMarkup + markup + afterMarkup + escapeHtml(state) + afterState
  return isZipped ? gzipSync(page) : Buffer.from(page)
}

/** `theme.js` loads what is in these once the markup is painted. */
const LATE = /<template id="(?:late|alive)">|<\/template>/gu

/** The page without markup, whose script loads at once. */
export function makePlainPage({ beforeMarkup, afterMarkup, afterState }: Template, state: string): string {
  return (beforeMarkup + afterMarkup).replace(LATE, '') + escapeHtml(state) + afterState
}
