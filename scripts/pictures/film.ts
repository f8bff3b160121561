import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Locator, type Page } from '@playwright/test'

export const FILM = { encoder: '/usr/bin/img2webp', width: 1160, height: 740 } as const
/** Of 100. */
const QUALITY = 60

/** Draws a pointer where the mouse is, as screenshots have none. It runs in the page. */
const POINTER = `
  const pointer = document.createElement('div')
  const arrow = document.createElement('div')
  pointer.style.cssText = 'position:fixed;z-index:9999;left:60%;top:85%;pointer-events:none;filter:drop-shadow(0 0 1.5px #000)'
  arrow.style.cssText =
    'width:22px;height:28px;background:#fff;clip-path:polygon(0 0,0 86%,26% 68%,44% 100%,60% 92%,43% 62%,74% 62%)'
  pointer.append(arrow)
  document.documentElement.append(pointer)
  addEventListener('mousemove', ({ clientX, clientY }) => {
    pointer.style.left = clientX + 'px'
    pointer.style.top = clientY + 'px'
  })`

/** How long a page may take to show what the film waits for, in ms. */
const WATCHED_MOST = 60_000

/** A film of a page: frames that are shown for as long as the film says, however long the page took. */
export interface Film {
  /** Shows the page as it is for `duration` ms. */
  hold(duration: number): Promise<void>
  /** Takes a frame of 150 ms every `every` ms until `done` is visible; the film keeps `most` of them, evenly spread. */
  watch(done: Locator, most: number, every?: number): Promise<void>
  /** Moves the pointer to a control, shows that, and clicks. */
  click(target: Locator): Promise<void>
  /** Writes the film as an animated WebP that repeats. Returns its length in ms. Throws when the encoder fails. */
  save(file: string): number
}

/** Begins a film of `page`. */
export async function startFilm(page: Page): Promise<Film> {
  await page.evaluate(POINTER)
  const frames: { image: Buffer; duration: number }[] = []
  const take = async (duration: number) => ({ image: await page.screenshot(), duration })
  const hold = async (duration: number): Promise<void> => void frames.push(await take(duration))

  return {
    hold,
    async watch(done, most, every = 120) {
      const seen: Awaited<ReturnType<typeof take>>[] = []
      const deadline = Date.now() + WATCHED_MOST
      while (!(await done.isVisible())) {
        if (Date.now() > deadline) throw new Error(`The page never showed ${String(done)}`)
        seen.push(await take(150))
        await wait(every)
      }
      const step = Math.max(1, seen.length / most)
      for (let at = 0; at < Math.min(most, seen.length); at += 1) frames.push(seen[Math.floor(at * step)]!)
    },
    async click(target) {
      await target.click({ trial: true })
      const box = await target.boundingBox()
      if (box) await page.mouse.move(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2)
      await hold(500)
      await target.click()
    },
    save: (file) => encode(frames, file),
  }
}

function encode(frames: readonly { image: Buffer; duration: number }[], file: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'hookline-film-'))
  try {
    const shots = frames.flatMap(({ image, duration }, at) => {
      const shot = join(folder, `${at}.png`)
      writeFileSync(shot, image)
      return ['-lossy', '-q', String(QUALITY), '-m', '4', '-d', String(duration), shot]
    })
    const { status, stderr } = spawnSync(FILM.encoder, ['-loop', '0', '-min_size', ...shots, '-o', file], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`img2webp ended with ${status}: ${stderr}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const length = frames.reduce((sum, { duration }) => sum + duration, 0)
  console.log(`${file}, ${Math.round(statSync(file).size / 1000)} kB, ${frames.length} frames, ${length / 1000} s`)
  return length
}
