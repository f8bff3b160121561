import { type Tone } from '../../../../../shared/features/generation/generation.constants.ts'
import { type Voice } from '../creator/voice.ts'
import { withoutShortForms } from '../plain-speech.ts'
import { type SeededRandom } from '../seeded-random.ts'
import { chooseSections } from './choose-sections.ts'
import { type OpeningHook } from './opening-hook.ts'
import { packFor } from './packs.ts'
import { createExamples, type Examples } from './script-examples.ts'
import { needed, optional, type Part, type ScriptPart } from './script-parts.ts'
import { createSpeech, type Speech } from './script-speech.ts'
import { type Subject } from './script-subject.ts'
import { AUDIENCE_LINES, NICHE_LINES, STYLE_DIRECTIONS } from './stock/endings.templates.ts'
import { type FramePart, type Pack, type Section } from './stock/stock.ts'

/** What a script is to be. */
export interface ScriptPlan {
  subject: Subject
  voice: Voice | null
  tone: Tone
  hooks: readonly OpeningHook[]
  words: number
  isShort: boolean
  /** What a short script leaves out for its length. */
  thrift: Thrift
}

/** 0: nothing; 1: asides and examples where they do not fit; 2: long ways of saying a thing as well. */
export type Thrift = 0 | 1 | 2

/** What every part of a draft works with. */
interface Desk {
  plan: ScriptPlan
  pack: Pack
  speech: Speech
  examples: Examples | null
  random: SeededRandom
}

/** A draft has so many words more than asked, so that something can be left out. */
const SPARE_WORDS = 40
const SHORT_POINTS = 2
/** Words of a point with its line before it, by which the first number of points is guessed. */
const POINT_WORDS = 170

/** Topics in other languages that take no jokes. */
const GRAVE_ABROAD =
  /(?<!\p{L})(?:tod|trauer|krebs|selbstmord|suizid|krieg|depression|missbrauch|muerte|duelo|cáncer|suicidio|guerra|depresión|abuso|mort|deuil|cancer|suicide|guerre|dépression|abus|morte|luto|câncer|suicídio|depressão|lutto|cancro|tumore|depressione)(?!\p{L})/iu

/** Drafts a script with more lines than it needs: its beats in order, each with lines that stay and lines that can go. */
export function draftScript(plan: ScriptPlan, random: SeededRandom): ScriptPart[] {
  const { subject, voice, isShort } = plan
  const { topic, family } = subject
  const isEnglish = family !== 'native'
  const isSober =
    family === 'grave' || topic.traits.has('solemn') || (!isEnglish && GRAVE_ABROAD.test(topic.phrases.label))
  const tone = plan.tone === 'humorous' && isSober ? 'professional' : plan.tone
  const hasShortForms = tone !== 'professional' && (voice?.contractions ?? true)
  const speech = createSpeech(subject, voice, { hasShortForms, isBrief: isShort, isTerse: plan.thrift === 2, random })
  const examples = isSober || !isEnglish ? null : createExamples(voice, speech, { random, hasShortForms })
  const desk: Desk = { plan, pack: packFor(subject, tone, voice), speech, examples, random }

  const hook = hookPart(desk, hasShortForms)
  const setup = setupPart(desk, isSober)
  const points = isShort ? shortPoints(desk) : longPoints(desk)
  return [hook, setup, ...points.parts, payoffPart(desk, points.names), callPart(desk)]
}

function hookPart({ plan: { hooks }, speech, pack, random }: Desk, hasShortForms: boolean): ScriptPart {
  const fitting = hooks.filter((hook) => hasShortForms || !hook.hasShortForms)
  const [hook] = random.shuffle(fitting.filter(({ faults }) => faults === fitting[0]?.faults))
  const text = hook?.text ?? withoutShortForms(hooks[0]!.text)
  speech.hear(text)
  return { kind: 'Hook', direction: seen('hook', pack, random), parts: needed(text) }
}

function setupPart({ plan: { voice, isShort }, pack, speech, examples, random }: Desk, isSober: boolean): ScriptPart {
  const { open, more } = pack.stock.setup
  const isOwn = voice !== null && examples !== null && !isSober
  const parts = [
    ...(isShort ? [] : needed(speech.sayOneOf(pack.lines.greeting))),
    ...needed(speech.sayOneOf(open)),
    ...(isOwn ? optional(speech.sayOneOf(AUDIENCE_LINES)) : []),
    ...(isOwn && !isShort ? needed(speech.sayOneOf(NICHE_LINES)) : []),
    ...(isShort ? more.slice(0, 1) : more).flatMap((line) => optional(speech.say(line))),
  ]
  return { kind: 'Setup', direction: seen('setup', pack, random), parts }
}

/** The points of a minute: an idea and what to do, one of them with an example. */
function shortPoints(desk: Desk): { parts: ScriptPart[]; names: string[] } {
  const { plan, pack, speech, examples, random } = desk
  const keep = plan.thrift === 0 ? needed : optional
  const sections = chooseSections(pack.stock.sections, SHORT_POINTS, plan.voice, random)
  const parts = sections.map((section, index): ScriptPart => {
    const [reason, ...reasons] = section.why
    return {
      kind: 'Point',
      direction: pointDirection(desk, section, index),
      parts: [
        ...needed(speech.sayOneOf(section.idea)),
        ...optional(speech.say(reason!)),
        ...reasons.slice(0, 2).flatMap((line) => optional(speech.say(line))),
        ...(index === 0 && examples !== null ? keep(examples.nextShort(section.lesson)) : []),
        ...needed(speech.sayOneOf(section.todo)),
        ...(index === 1 ? keep : optional)(speech.sayOneOf(pack.lines.asides)),
      ],
    }
  })
  return { parts, names: sections.map(({ name }) => name) }
}

/** Points with a line before each that leads to it, as many as the length asks for. */
function longPoints(desk: Desk): { parts: ScriptPart[]; names: string[] } {
  const { plan, pack, random } = desk
  const counts = pack.lines.counts[random.below(Math.max(1, pack.lines.counts.length))] ?? []
  const all = chooseSections(pack.stock.sections, pack.stock.sections.length, plan.voice, random)
  const first = Math.min(all.length, Math.floor(plan.words / POINT_WORDS))
  const told = new Map<Section, ScriptPart>()
  const room = plan.words - 260 + SPARE_WORDS
  let held = 0
  for (const section of chosenFirst(all, first)) {
    if (told.size >= first && held >= room) break
    const part = longPoint(desk, section, told.size)
    if (part === null) continue
    told.set(section, part)
    held += part.parts.reduce((sum, { words }) => sum + words, 20)
  }
  const sections = all.filter((section) => told.has(section))
  const parts = sections.flatMap((section, index) => {
    const point = told.get(section)!
    const count = counts[index]
    const label = count === undefined ? null : desk.speech.say(`${count}: {name}.`, { name: section.name })
    const lead: ScriptPart = {
      kind: 'Re-hook',
      direction: seen('rehook', pack, random),
      parts: needed(desk.speech.sayOneOf(pack.lines.rehooks, { name: section.name })),
    }
    const body = { ...point, parts: [...needed(label), ...point.parts] }
    return index === 0 || lead.parts.length === 0 ? [body] : [lead, body]
  })
  return { parts, names: sections.map(({ name }) => name) }
}

/** Sections in the order in which they are taken: spread over the whole line of thought, then what is left of it. */
function chosenFirst(all: readonly Section[], count: number): Section[] {
  const step = all.length / Math.max(1, count)
  const spread = Array.from({ length: count }, (_, at) => all[Math.floor(at * step)]!)
  return [...spread, ...all.filter((section) => !spread.includes(section))]
}

function longPoint(desk: Desk, section: Section, index: number): ScriptPart | null {
  const { pack, speech, examples } = desk
  const idea = speech.sayOneOf(section.idea)
  if (idea === null) return null
  const [reason, ...reasons] = section.why
  const parts: Part[] = [
    ...needed(idea),
    ...needed(speech.say(reason!)),
    ...reasons.flatMap((line) => optional(speech.say(line))),
    ...(examples === null ? [] : needed(examples.next(section.lesson))),
    ...needed(speech.sayOneOf(section.todo)),
    ...(index % 2 === 0 ? needed : optional)(speech.sayOneOf(pack.lines.asides)),
  ]
  return { kind: 'Point', direction: pointDirection(desk, section, index), parts }
}

function payoffPart({ plan: { isShort }, pack, speech, random }: Desk, names: readonly string[]): ScriptPart {
  const { open, more, short = more.slice(1) } = pack.stock.payoff
  const kept = random
    .shuffle(names.map((_, at) => at))
    .slice(0, 3)
    .sort((a, b) => a - b)
  const list = kept.map((at) => names[at]!).join(', ')
  const parts = [
    ...(isShort ? optional : needed)(speech.sayOneOf(open)),
    ...(isShort ? needed(speech.sayOneOf(short)) : needed(speech.sayOneOf(pack.recaps, { names: list }))),
    ...(isShort ? short : more).flatMap((line) => optional(speech.say(line))),
    ...(isShort ? optional : needed)(speech.sayOneOf(pack.lines.close)),
  ]
  return { kind: 'Payoff', direction: seen('payoff', pack, random), parts }
}

function callPart({ plan: { voice, tone, subject }, pack, speech, random }: Desk): ScriptPart {
  const isLoud = voice?.exclamations === true && tone !== 'professional' && subject.family !== 'grave'
  const last = speech.sayOneOf(pack.lastWords)
  const parts = [
    ...needed(speech.sayOneOf(pack.calls)),
    ...optional(isLoud ? (last?.replace(/\.$/u, '!') ?? null) : last),
  ]
  return { kind: 'Call to action', direction: seen('call', pack, random), parts }
}

/** What is seen in a point: every other time in the creator's own style. */
function pointDirection({ plan: { voice }, speech, examples, random }: Desk, section: Section, index: number): string {
  if (voice === null || examples === null || index % 2 === 0) return section.show
  const lines = STYLE_DIRECTIONS[voice.style]
  return speech.show(lines[random.below(lines.length)]!, { thing: examples.thing() })
}

function seen(part: FramePart, { frameDirections }: Pack, random: SeededRandom): string {
  const lines = frameDirections[part]
  return lines[random.below(lines.length)] ?? ''
}
