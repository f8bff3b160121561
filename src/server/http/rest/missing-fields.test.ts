import { type AnyRouter, TRPCError } from '@trpc/server'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { appRouter } from '../../router.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { toErrorAnswer } from '../../trpc/errors.ts'
import { findDefinition } from './rest-adapter.ts'

it('says that a field is missing, not that it has a wrong type', () => {
  const procedures = Object.keys((appRouter as AnyRouter)._def.procedures)
  const wrong = procedures.flatMap((path) => {
    const [input] = findDefinition(path).inputs
    const issues = input?.safeParse({}).error?.issues ?? []
    return issues
      .map((issue) => toErrorAnswer(new TRPCError({ code: 'BAD_REQUEST', cause: new z.ZodError([issue]) })))
      .filter(({ message }) => /must be (text|a list)\.|Invalid input/u.test(message))
      .map(({ field, message }) => `${path} ${field}: ${message}`)
  })
  expect(wrong).toEqual([])
})

it.each(['verify', 'activate'])('names what is missing: the session to %s', async (name) => {
  const app = await createTestApp()
  const cookie = await app.signUp()
  const url = `/api/subscription/${name}`
  const answer = await app.http.inject({ method: 'POST', url, headers: { cookie }, payload: {} })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { message: 'sessionId is missing.', field: 'sessionId' },
  ])
})
