import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { failAfter, hangAfter } from '../../../../server/testing/fakes/fake-text-model.ts'
import { HOOK, openVideo } from '../testing/open-video.ts'

const rest = async () => within(await screen.findByRole('region', { name: 'Write the rest' }))
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('writing the rest of a video', () => {
  it('shows the cost and the remaining allowance, then writes and saves one part after the other', async () => {
    const { user, video, server } = await openVideo({ script: null, captions: [] })
    const panel = await rest()
    await panel.findByText(
      'The script, the voice and a caption for TikTok: 2 prompts and about 900 characters. You have 10 prompts today and 5,000 characters this month.',
    )
    const before = server.calls.length
    await user.click(panel.getByRole('button', { name: 'Write the rest' }))
    await panel.findByText('Done: the script, the voice and a caption for TikTok are with this video.')
    expect(said()).toContain('Done: the script, the voice and a caption for TikTok are with this video.')
    await waitFor(() => expect(panel.queryByRole('button')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('heading')))
    const { pieces, progress } = await video()
    expect([pieces.script?.libraryItemId, pieces.voice?.recordingId, pieces.captions[0]?.libraryItemId]).not.toContain(
      null,
    )
    expect(pieces.script?.script.length).toBeGreaterThan(0)
    expect([progress.script.state, progress.voice.state, progress.caption.state]).toEqual(['done', 'done', 'done'])
    const asked = server.calls.slice(before).filter((call) => /start|tts|save/iu.test(call))
    expect(asked).toEqual([
      'scripts.start',
      'library.save',
      'tts.stream',
      'voiceLibrary.save',
      'captions.start',
      'library.save',
    ])
  })

  it('stops at gaps that only the creator can fill in, and says so', async () => {
    const { user, server, video } = await openVideo({
      script: null,
      captions: [],
    })
    server.text.beats = async function* () {
      yield { type: 'beat', index: 0, kind: 'Hook', text: HOOK, direction: '' }
      yield { type: 'beat', index: 1, kind: 'Point', text: 'It works.', direction: '', slot: 'Say how often' }
    }
    const panel = await rest()
    await user.click(panel.getByRole('button', { name: 'Write the rest' }))
    await panel.findByText('Stopped at the script. The script has 1 gap that only you can fill in.')
    await panel.findByRole('link', { name: 'Fill in the gaps' })
    expect(panel.queryByRole('button', { name: 'Write the rest' })).toBeNull()
    const { pieces } = await video()
    expect(pieces.script?.slots).toEqual(['Say how often'])
    expect(pieces.voice).toBeNull()
  })

  it('stops at a failure, keeps the finished parts, and continues from there', async () => {
    const { user, server, video } = await openVideo({ script: null, captions: [] })
    const { caption } = server.text
    server.text.caption = failAfter(0, new AppError('BAD_GATEWAY', 'The writer failed.')) as never
    const panel = await rest()
    await user.click(panel.getByRole('button', { name: 'Write the rest' }))
    await panel.findByText('Stopped at a caption for TikTok. The writer failed.')
    expect((await video()).pieces.voice).not.toBeNull()
    server.text.caption = caption
    await panel.findByText(/^A caption for TikTok: 1 prompt\./u)
    await user.click(panel.getByRole('button', { name: 'Write the rest' }))
    await panel.findByText('Done: a caption for TikTok is with this video.')
  })

  it('stops when Stop is pressed', async () => {
    const { user, server, video } = await openVideo({ script: null, captions: [] })
    server.text.beats = hangAfter(0) as never
    const panel = await rest()
    await user.click(panel.getByRole('button', { name: 'Write the rest' }))
    const stop = await panel.findByRole('button', { name: 'Stop' })
    await waitFor(() => expect(server.calls).toContain('scripts.start'))
    await user.click(stop)
    await panel.findByText('Stopped. What was written before is kept.')
    expect((await video()).pieces.script?.libraryItemId ?? null).toBeNull()
  })

  it('asks for the gaps of a script first, and is not offered if nothing is missing', async () => {
    await openVideo({
      script: `${HOOK}\n[0:00 Hook]\n[Fill in: Say how often]`.split('\n').slice(1).join('\n'),
      captions: [],
    })
    const panel = await rest()
    panel.getByText('The script has 1 gap that only you can fill in. Then the rest can be written.')
    expect(panel.queryByRole('button')).toBeNull()
  })

  it('is not offered if only one part is missing', async () => {
    await openVideo()
    await screen.findByRole('region', { name: 'Voice' })
    expect(screen.queryByRole('region', { name: 'Write the rest' })).toBeNull()
  })
})
