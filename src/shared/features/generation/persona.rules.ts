import { BRAND_PERSONALITIES } from '../account/account.constants.ts'
import { type Tone } from './generation.constants.ts'

type Personality = (typeof BRAND_PERSONALITIES)[number]

interface Persona {
  /** The persona of each personality, as traits that show in one line. */
  voice: string
  /** The adapted form of a tone that contradicts the personality. */
  decides: Readonly<Partial<Record<Tone, string>>>
}

/** The voice of each personality, and the tones that it adapts. */
const PERSONAS: Readonly<Record<Personality, Persona>> = {
  'Professional & authoritative': {
    voice: 'an expert who states: exact terms, a number before an adjective, no slang, no exclamation marks',
    decides: {
      casual: 'contractions and short sentences, no slang and no filler',
      humorous: 'dry understatement in one line of three at most, never a pun',
      inspiring: 'confidence out of what can be shown, no cheering',
    },
  },
  'Friendly & approachable': {
    voice: 'a helpful neighbour: says "you", everyday words, takes the fear out of the first step',
    decides: {
      professional: 'exact facts in everyday words, still said to one person',
      humorous: 'laughs with the viewer, never at anybody',
    },
  },
  'Humorous & entertaining': {
    voice: 'a comedian with a point: a turn at the end of the line, an absurd but true detail',
    decides: {
      professional: 'exact facts, the joke in the turn of the sentence alone',
      inspiring: 'a laugh first, the courage in what follows from it',
    },
  },
  'Inspiring & motivational': {
    voice: 'a coach: starts where the viewer stands now and names the next step, in strong verbs',
    decides: {
      professional: 'the next step stated soberly, without feelings named',
      humorous: 'lightness about the detours, never about the effort',
    },
  },
  'Bold & provocative': {
    voice: 'somebody who takes a side: the claim first, an opponent named, no "maybe"',
    decides: {
      casual: 'the claim stays as sharp, in the words of a conversation',
      professional: 'the claim stays as sharp, with its reason in the same line',
      inspiring: 'dares the viewer instead of cheering them on',
    },
  },
  'Calm & thoughtful': {
    voice: 'somebody who has time: quiet statements, one observation a line, no orders, no exclamation marks',
    decides: {
      casual: 'plain and near, without haste or slang',
      humorous: 'a quiet smile: mild irony, no punch line',
      inspiring: 'encourages by noticing something, never by a call',
    },
  },
  'Energetic & playful': {
    voice: 'somebody who cannot wait: short bursts, verbs first, a game or a dare in it',
    decides: {
      professional: 'as quick, with exact facts and without slang',
      inspiring: 'sweeps along by play, not by big words',
    },
  },
  'Honest & down-to-earth': {
    voice: 'somebody who says what it costs: plain words, the drawback beside the gain, no superlatives',
    decides: {
      professional: 'plain words in place of terms, every claim with its limit',
      humorous: 'jokes about how it really goes, without exaggeration',
      inspiring: 'hope from what really can be done, no pep talk',
    },
  },
}

/** The voice of a listed personality; undefined for any other text. */
export const personaVoice = (personality: string | undefined): string | undefined => findPersona(personality)?.voice

/**
 * The adapted form of a tone for a personality, which takes precedence. Undefined where the two are compatible, or the
 * personality is not listed.
 */
export const toneWithin = (personality: string | undefined, tone: Tone): string | undefined =>
  findPersona(personality)?.decides[tone]

function findPersona(personality: string | undefined): Persona | undefined {
  const known = BRAND_PERSONALITIES.find((one) => one === personality)
  return known && PERSONAS[known]
}
