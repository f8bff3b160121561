import { makePage, type PageTask, type RenderScreen } from './screen-page.ts'

/** A page, and the address of the renderer's module. */
export interface ThreadTask extends PageTask {
  renderer: string
}

/** Runs in the thread of `createRenderer`. */
export async function renderPage({ renderer, ...task }: ThreadTask): Promise<Uint8Array> {
  const { renderScreen } = (await import(renderer)) as { renderScreen: RenderScreen }
  return makePage(task, renderScreen)
}
