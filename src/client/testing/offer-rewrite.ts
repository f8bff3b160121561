import { type TestServer } from './test-server.ts'

/** Makes the server offer a free rewrite, or none, with every result that has no facts. */
export function offerRewrite({ services }: TestServer, freeRewrite = true): void {
  const { get } = services.generations
  services.generations.get = async (userId, id) => {
    const generation = await get(userId, id)
    if (generation.tool === 'refine' || generation.state !== 'done') return generation
    return { ...generation, freeRewrite: freeRewrite && !generation.input.details?.length }
  }
}
