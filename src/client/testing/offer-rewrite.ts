import { type TestServer } from './test-server.ts'

/** Makes the server offer a free rewrite for every result without facts, or for none. */
export function offerRewrite({ services }: TestServer, freeRewrite = true): void {
  const { get } = services.generations
  services.generations.get = async (userId, id) => {
    const generation = await get(userId, id)
    if (generation.tool === 'refine' || generation.state !== 'done') return generation
    return { ...generation, freeRewrite: freeRewrite && !generation.input.details?.length }
  }
}
