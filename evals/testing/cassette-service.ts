import { readFileSync } from 'node:fs'
import { HttpResponse } from 'msw'
import { z } from 'zod'
import {
  type Answer,
  fakeService,
  OPENAI_URL,
  says,
  type SeenRequest,
} from '../../src/server/providers/text/openai/testing/fake-openai.ts'
import { type Tool, TOOLS } from '../piece.ts'
import { TOPICS } from '../topics.ts'

/**
 * A model's answers to the requests for some topics, by topic and tool, in the order of the calls. The last answer
 * repeats. The text is raw, with anything that a model puts around its JSON.
 */
const Cassette = z.object({
  /** Who wrote the answers: they are not from a model. */
  origin: z.string().min(1),
  answers: z.record(z.string(), z.partialRecord(z.enum(TOOLS), z.tuple([z.string()], z.string()))),
})
type Cassette = z.infer<typeof Cassette>

/** Reads a cassette. Throws where its format is wrong. */
export function readCassette(path: string): Cassette {
  return Cassette.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/**
 * Answers requests to OpenAI's address from a cassette. A request is recognized by its schema and by the topic in it.
 * Returns the requests it has seen.
 */
export function playCassette({ answers }: Cassette): SeenRequest[] {
  const calls = new Map<string, number>()
  const play: Answer = (request) => {
    const tool = findTool(request)
    const topic = TOPICS.find(
      ({ id, topic }) => answers[id] && request.body.includes(JSON.stringify(topic).slice(1, -1)),
    )
    const recorded = tool && topic && answers[topic.id]?.[tool]
    if (!recorded) return HttpResponse.json({ error: { message: `nothing is recorded for ${tool}` } }, { status: 400 })
    const key = `${topic.id} ${tool}`
    const call = calls.get(key) ?? 0
    calls.set(key, call + 1)
    return says(recorded[call] ?? recorded.at(-1) ?? '')(request)
  }
  return fakeService(OPENAI_URL, play)
}

function findTool({ body }: SeenRequest): Tool | undefined {
  // Only a script is asked for without a schema.
  const name = /"name":"(\w+)"/u.exec(body)?.[1] ?? 'script'
  return TOOLS.find((tool) => name.includes(tool))
}
