import { describe, expect, it } from 'vitest'
import { toSignInError } from './firebase-error.ts'

const fault = (
  code: string,
  message = `Firebase: Error (${code}).`,
  action: 'google' | 'password' | 'reset' = 'google',
) => toSignInError(Object.assign(new Error(message), { code }), action, 'hooks.example')

describe("the messages for Firebase's errors", () => {
  it.each([
    ['auth/invalid-api-key', /^Invalid Firebase API key/u],
    ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', /^Invalid Firebase API key/u],
    [
      'auth/unauthorized-domain',
      /^Domain "hooks\.example" not authorized\. Add this exact domain to .* Authorized domains\.$/u,
    ],
    ['auth/operation-not-allowed', /^Google sign-in is not enabled/u],
    ['auth/popup-closed-by-user', /^Sign-in was cancelled\. Please try again\.$/u],
    ['auth/cancelled-popup-request', /^Sign-in was cancelled\. Please try again\.$/u],
    ['auth/popup-blocked', /Allow pop-ups/u],
    ['auth/too-many-requests', /Wait a few minutes/u],
    ['auth/network-request-failed', /Check the connection/u],
  ])('says what to do about %s', (code, text) => {
    expect(fault(code).message).toMatch(text)
    expect(fault(code).field).toBeUndefined()
  })

  it('is the same for an unknown address and a wrong password', () => {
    const codes = [
      'auth/user-not-found',
      'auth/wrong-password',
      'auth/invalid-credential',
      'auth/invalid-login-credentials',
    ]
    const faults = codes.map((code) => fault(code, undefined, 'password'))
    expect(new Set(faults.map(({ message }) => message)).size).toBe(1)
    expect(faults[0]?.message).toMatch(/Please check your credentials and try again/u)
    expect(faults.every(({ field }) => field === 'password')).toBe(true)
  })

  it('points to the field that is at fault', () => {
    expect(fault('auth/email-already-in-use').field).toBe('email')
    expect(fault('auth/weak-password').field).toBe('password')
  })

  it('names the sign-in method that is switched off', () => {
    expect(fault('auth/operation-not-allowed', undefined, 'password').message).toMatch(/^Email and password sign-in/u)
  })

  it('keeps the message of any other error, without the parts for developers', () => {
    const message = 'Firebase: The iframe is gone. (auth/internal-error).'
    expect(fault('auth/internal-error', message).message).toBe('Google sign-in failed: The iframe is gone.')
    expect(fault('auth/internal-error').message).toBe('Google sign-in failed: Firebase answered auth/internal-error.')
    expect(toSignInError(new Error('odd'), 'password', '').message).toBe('Sign-in failed: odd')
  })
})
