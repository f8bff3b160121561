import { hashtagCap, uniqueHashtags } from '../../../../../../shared/features/captions/captions.rules.ts'
import { HASHTAG } from '../text/hashtag.ts'
import { canEnd } from '../../topic/shorten.ts'
import { type Change, type Desk } from '../desk.ts'
import { atPart, type Draft, mapText, textOf } from '../draft.ts'

/** Takes hashtags out, but the first so many. Inside a sentence they stay as words. */
export function reduceHashtags(keep: number): Change {
  return (draft) => {
    const inText = textOf(draft).match(HASHTAG)?.length ?? 0
    const all = draft.hashtags.length + inText
    if (all === 0) return { because: 'there are no hashtags in it' }
    if (keep > 0 && all <= keep) return { because: `it has only ${all} already` }
    let left = Math.max(0, keep - draft.hashtags.length)
    const next = mapText({ ...draft, hashtags: draft.hashtags.slice(0, keep) }, (text) => {
      const plain = text
        .replace(/(?:(?:^|\s)[#＃][\p{L}\p{N}\p{M}_]+)+\s*$/u, (tags) => {
          const kept = (tags.match(HASHTAG) ?? []).slice(0, left)
          left -= kept.length
          return kept.length === 0 ? '' : `${/^\s*/u.exec(tags)?.[0] ?? ''}${kept.join(' ')}`
        })
        .replace(HASHTAG, (tag) => {
          left -= 1
          return left >= 0 || keep > 0 ? tag : tag.slice(1)
        })
      return plain.trim() === '' ? text.replace(/[#＃](?=\p{L})/gu, '') : plain.trim()
    })
    const gone = all - next.hashtags.length - (textOf(next).match(HASHTAG)?.length ?? 0)
    return { draft: next, did: `took out ${gone} hashtag${gone === 1 ? '' : 's'}` }
  }
}

/** Adds hashtags from the topic, the niche and the platform, up to the cap of the platform. */
export const addHashtags: Change = (draft, desk) => {
  if (desk.brief.toolType !== 'caption') return { because: 'hashtags belong to captions, and this is none' }
  const inText = textOf(draft).match(HASHTAG) ?? []
  const cap = Math.max(0, hashtagCap(desk.platform) - inText.length)
  const known = new Set(inText.map((tag) => tag.toLowerCase()))
  const all = uniqueHashtags([...draft.hashtags, ...candidates(draft, desk)], desk.platform).filter(
    (tag) => !known.has(tag.toLowerCase()),
  )
  const fresh = all.slice(0, cap).filter((tag) => !draft.hashtags.includes(tag))
  if (fresh.length === 0 || draft.hashtags.length >= cap) {
    return { because: `${desk.platform} takes ${hashtagCap(desk.platform)} hashtags here, and they are all used` }
  }
  const did = `added ${fresh.length} hashtag${fresh.length === 1 ? '' : 's'}`
  if (draft.form === 'caption') return { draft: { ...draft, hashtags: [...draft.hashtags, ...fresh] }, did }
  return { draft: atPart(draft, -1, (text) => `${text.trim()}\n\n${fresh.join(' ')}`), did }
}

function candidates(draft: Draft, { topic, voice }: Desk): string[] {
  const { label, noun, kind, doing } = topic.brief
  const words = [kind ?? noun, doing, label].filter((phrase) => phrase !== undefined)
  const single = `${label} ${textOf(draft).slice(0, 200)}`
    .split(/\s+/u)
    .filter((word) => /^\p{L}{5,20}[.,!?]?$/u.test(word) && canEnd(word.replace(/[.,!?]$/u, '')))
    .slice(0, 6)
  return [
    ...words.filter((phrase) => phrase.split(' ').length <= 3),
    ...(voice?.niche.hashtags ?? []),
    ...single.filter((word) => label.includes(word)),
    voice?.niche.name ?? '',
  ]
}
