import {
  BRAND_PERSONALITIES,
  CONTENT_GOALS,
  CONTENT_NICHES,
  CONTENT_STYLES,
  MISSING_ANSWER,
  OTHER,
  TARGET_AUDIENCES,
} from '../../../shared/features/account/account.constants.ts'
import type { Personalization } from '../../../shared/features/account/account.schema.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'

/** A choice from a list. `own` is the text for `Other`; it stays while another option is chosen. */
export interface OwnAnswer<Value extends string> {
  choice: Value | null
  own: string
}

/** The answers of the wizard. Null and empty strings are unanswered. */
export interface WizardAnswers {
  niche: OwnAnswer<(typeof CONTENT_NICHES)[number]>
  audience: OwnAnswer<(typeof TARGET_AUDIENCES)[number]>
  personality: (typeof BRAND_PERSONALITIES)[number] | null
  style: (typeof CONTENT_STYLES)[number] | null
  goals: readonly (typeof CONTENT_GOALS)[number][]
}

/** Errors of the two required answers. */
export interface AnswerErrors {
  contentNiche?: string
  targetAudience?: string
}

/** Converts saved answers. One that is not in its list becomes the text for `Other`. */
export function fromSaved(saved: Personalization | null): WizardAnswers {
  return {
    niche: readSaved(CONTENT_NICHES, saved?.contentNiche),
    audience: readSaved(TARGET_AUDIENCES, saved?.targetAudience),
    personality: pick(BRAND_PERSONALITIES, saved?.brandPersonality),
    style: pick(CONTENT_STYLES, saved?.preferredContentStyle),
    goals: CONTENT_GOALS.filter((goal) => saved?.contentGoals?.includes(goal)),
  }
}

/** Parses stored answers. Invalid values are taken from `fallback`. */
export function parseAnswers(value: unknown, fallback: WizardAnswers): WizardAnswers {
  if (!isRecord(value)) return fallback
  const goals = Array.isArray(value['goals']) ? value['goals'] : fallback.goals
  return {
    niche: parseOwn(CONTENT_NICHES, value['niche'], fallback.niche),
    audience: parseOwn(TARGET_AUDIENCES, value['audience'], fallback.audience),
    personality: pick(BRAND_PERSONALITIES, value['personality']) ?? fallback.personality,
    style: pick(CONTENT_STYLES, value['style']) ?? fallback.style,
    goals: CONTENT_GOALS.filter((goal) => goals.includes(goal)),
  }
}

/** Returns the errors of answers that are missing or too long. */
export function checkAnswers({ niche, audience }: WizardAnswers): AnswerErrors {
  const contentNiche = checkOwn('Your niche', niche, MISSING_ANSWER.contentNiche)
  const targetAudience = checkOwn('Your audience', audience, MISSING_ANSWER.targetAudience)
  return { ...(contentNiche && { contentNiche }), ...(targetAudience && { targetAudience }) }
}

/** Whether a required question is answered. */
export function isAnswered(answer: OwnAnswer<string>): boolean {
  const text = readText(answer)
  return text !== '' && text !== OTHER
}

/** Converts the answers to a request. The server sets defaults for skipped ones. */
export function toRequest({ niche, audience, personality, style, goals }: WizardAnswers) {
  return {
    contentNiche: readText(niche),
    targetAudience: readText(audience),
    brandPersonality: personality ?? '',
    preferredContentStyle: style ?? '',
    contentGoals: [...goals],
  }
}

function readText({ choice, own }: OwnAnswer<string>): string {
  return choice === OTHER ? own.trim() : (choice ?? '')
}

function checkOwn(label: string, answer: OwnAnswer<string>, missing: string): string {
  const text = readText(answer)
  if (!isAnswered(answer)) return missing
  return text.length > INPUT_LIMITS.customAnswer
    ? `${label} can have at most ${INPUT_LIMITS.customAnswer} characters; this has ${text.length.toLocaleString('en-US')}.`
    : ''
}

function readSaved<Value extends string>(values: readonly Value[], saved: string | undefined): OwnAnswer<Value> {
  const choice = pick(values, saved)
  return choice || !saved ? { choice, own: '' } : { choice: pick(values, OTHER), own: saved }
}

function parseOwn<Value extends string>(values: readonly Value[], value: unknown, fallback: OwnAnswer<Value>) {
  if (!isRecord(value)) return fallback
  const own = typeof value['own'] === 'string' ? value['own'] : fallback.own
  return { choice: pick(values, value['choice']) ?? fallback.choice, own }
}

function pick<Value extends string>(values: readonly Value[], value: unknown): Value | null {
  return values.find((candidate) => candidate === value) ?? null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
