import { expect, it } from 'vitest'
import { pieceToPlan } from './video-kept.service.ts'

it('saves a planned caption with its title options', () => {
  const titles = ['Feed it twice', 'The starter that forgives']
  const caption = { text: 'Bread', hashtags: [], titles, platform: 'YouTube', stale: null } as const
  const video = { id: 'v1', topic: 'Sourdough', hook: null, platform: 'YouTube', tone: null } as const
  const none = { hookItemId: null, hooksGenerationId: null, script: null, voice: null, plan: [] }
  const captions = [{ ...caption, hashtags: [], titles: [...titles], libraryItemId: null, generationId: 'g1' }]
  const piece = pieceToPlan(video, { ...none, captions }, 'YouTube', {})
  expect(piece?.item).toMatchObject({
    originalId: 'g1',
    metadata: { content: 'Sourdough', platform: 'YouTube', titles: 'Feed it twice\nThe starter that forgives' },
  })
})

it('saves a planned hook with its on-screen words, first frame and reason', () => {
  const video = { id: 'v1', topic: 'Sourdough', hook: 'Feed it twice.', platform: 'YouTube', tone: null } as const
  const none = { hookItemId: null, hooksGenerationId: null, script: null, voice: null, captions: [], plan: [] }
  const extras = { onScreen: 'Twice', firstFrame: 'A jar, from above.', why: 'It contradicts.' }
  expect(pieceToPlan(video, none, 'YouTube', extras)?.item.metadata).toMatchObject(extras)
})
