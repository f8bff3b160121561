import { type AnyProcedure, type TRPCRouterRecord } from '@trpc/server'
import { type AppRouter } from '../router.ts'

/** Every `router.procedure` path of the typed API. */
type ProcedurePath<Record_ extends TRPCRouterRecord, Prefix extends string = ''> = {
  [Key in keyof Record_ & string]: Record_[Key] extends AnyProcedure
    ? `${Prefix}${Key}`
    : Record_[Key] extends TRPCRouterRecord
      ? ProcedurePath<Record_[Key], `${Prefix}${Key}.`>
      : never
}[keyof Record_ & string]

/** One REST call: the same procedure as the typed API, under its own method and path. */
export interface RestRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  procedure: ProcedurePath<AppRouter['_def']['record']>
  summary: string
  /** Status of success; 200 unless said. */
  status?: 200 | 201 | 204
  /** Whether it answers without a session. */
  public?: true
}

/** The REST API. Source: spec section 7. */
export const REST_ROUTES: readonly RestRow[] = [
  {
    method: 'POST',
    path: '/api/auth/register',
    procedure: 'auth.register',
    summary: 'Create an account and sign in',
    status: 201,
    public: true,
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    procedure: 'auth.login',
    summary: 'Sign in with email and password',
    public: true,
  },
  { method: 'POST', path: '/api/auth/logout', procedure: 'auth.logout', summary: 'Sign out', public: true },
  {
    method: 'POST',
    path: '/api/auth/sync-session',
    procedure: 'auth.syncSession',
    summary: 'Refresh the session that the cookie carries',
  },
  {
    method: 'POST',
    path: '/api/auth/google',
    procedure: 'auth.google',
    summary: 'Sign in with Google (501 while it is not set up)',
    public: true,
  },
  {
    method: 'GET',
    path: '/api/auth/session',
    procedure: 'auth.session',
    summary: 'Who is signed in',
    public: true,
  },
  { method: 'POST', path: '/api/hooks/generate', procedure: 'hooks.generate', summary: 'Write ten hooks for a topic' },
  { method: 'GET', path: '/api/hooks/recent', procedure: 'hooks.recent', summary: 'The newest generations of hooks' },
]
