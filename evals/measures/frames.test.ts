import { describe, expect, it } from 'vitest'
import { buildFrame, reusedFrames } from './frames.ts'

const BREAD = { topic: 'baking sourdough bread', details: ['My oven is from 1983'] }
const SOAP = { topic: 'how to sell soap at farmers markets', details: [] }

describe('the frame of a line', () => {
  it('is the line without the words of topic and facts, in any of their forms', () => {
    expect(buildFrame('Before you bake sourdough, hear this.', BREAD)).toBe('before you _ hear this')
    expect(buildFrame('Before you sell soap at farmers markets, hear this!', SOAP)).toBe('before you _ hear this')
    expect(buildFrame('An oven from 1983 taught me this.', BREAD)).toBe('an _ taught me this')
  })

  it('is null where fewer than two words are left', () => {
    expect(buildFrame('Sourdough, again.', BREAD)).toBeNull()
  })
})

describe('reuse', () => {
  it('is the share of lines whose frame is used for another topic', () => {
    const elsewhere = new Set(['before you _ hear this'])
    const lines = ['Before you bake sourdough, hear this.', 'My oven is older than my marriage.']
    expect(reusedFrames(lines, BREAD, elsewhere)).toBe(0.5)
    expect(reusedFrames([], BREAD, elsewhere)).toBeNull()
  })
})
