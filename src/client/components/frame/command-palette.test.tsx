import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findToast } from '../../testing/find-toast.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'
import { findCommands } from './commands.ts'

const palette = () => screen.findByRole('dialog', { name: 'Command palette' })
const options = async () => within(await palette()).findAllByRole('option', { hidden: true })
const names = async () => (await options()).map((option) => option.textContent)

async function open(path: string, email?: string) {
  const server = await startTestServer()
  if (email) await server.signInAs(email)
  const app = renderApp(path)
  await screen.findByRole('heading', { level: 1 })
  return { ...app, server, call: () => app.user.keyboard('{Control>}k{/Control}') }
}

describe('command palette', () => {
  it('offers the commands of a visitor', async () => {
    const { call } = await open('/login')
    await call()
    expect((await names()).join(', ')).toBe(
      'Home, Features, Pricing, Sign In, Sign Up, Terms, Privacy, ' +
        'Light theme, Dark theme, System theme, Keyboard shortcuts',
    )
  })

  it('offers the commands of a user', async () => {
    const { call } = await open('/hook-generator', 'noor@example.com')
    await call()
    expect((await names()).join(', ')).toBe(
      'Dashboard, Hook Generator, Script Writer, Caption Generator, Text-to-Speech, Creator Library, Profile, ' +
        'Settings, Your creator profile, Home, Pricing, Light theme, Dark theme, System theme, Keyboard shortcuts, Log out',
    )
  })

  it('offers the next step of the open video first', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
    const { id } = await server.services.videos.create(userId, { topic: 'Bread', details: [], hook: 'Feed it twice.' })
    const { user, address } = renderApp(`/library?tab=planner&video=${id}`)
    await screen.findByRole('heading', { level: 1 })
    await user.keyboard('{Control>}k{/Control}')
    await waitFor(async () => expect((await names())[0]).toBe('Write script'))
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/script-writer\?video=[\w-]+&result=./u))
  })

  it('finds a page by any of its words, opened from a field, and navigates there', async () => {
    const { user, address, call } = await open('/login')
    await user.click(screen.getByLabelText('Email'))
    await call()
    const field = await screen.findByRole('combobox', { name: 'Find a page or an action' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.type(field, 'register')
    expect(await names()).toEqual(['Sign Up'])
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBeTruthy())
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toBe('Sign Up')
    expect(active?.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Create your account' })
    expect(address()).toBe('/signup')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('announces the option that the arrow keys select', async () => {
    const { user, call } = await open('/login')
    await call()
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const selected = (await options()).filter((option) => option.getAttribute('aria-selected') === 'true')
    expect(selected.map(({ textContent }) => textContent)).toEqual(['Features'])
    expect(field.getAttribute('aria-activedescendant')).toBe(selected[0]?.id)
  })

  it('says when no command matches, and returns the focus when closed', async () => {
    const { user, call } = await open('/login')
    const email = screen.getByLabelText('Email')
    await user.click(email)
    await call()
    await user.type(await screen.findByRole('combobox'), 'xyzzy')
    within(await palette()).getByText('No page or action is called “xyzzy”.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(email))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('changes the theme', async () => {
    const { user, call } = await open('/login')
    await call()
    await user.type(await screen.findByRole('combobox'), 'light{Enter}')
    await waitFor(() => expect(document.documentElement.dataset['mantineColorScheme']).toBe('light'))
    expect(localStorage.getItem('hookline-theme')).toBe('light')
  })

  it('logs out', async () => {
    const { user, address, server, call } = await open('/hook-generator', 'noor@example.com')
    await call()
    await user.type(await screen.findByRole('combobox'), 'log out{Enter}')
    await findToast('Signed out')
    expect(address()).toBe('/')
    expect(server.cookie.token).toBeUndefined()
  })
})

describe('list of keys', () => {
  it('opens with ?, but not in a text field', async () => {
    const { user } = await open('/login')
    const email = screen.getByLabelText<HTMLInputElement>('Email')
    await user.type(email, 'why?')
    expect(email.value).toBe('why?')
    expect(screen.queryByRole('dialog')).toBeNull()
    const link = screen.getByRole('link', { name: 'Sign up' })
    link.focus()
    await user.keyboard('?')
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    list.getByText('Find a page or an action')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(link))
  })

  it('opens from the palette, and returns the focus to where it was before the palette opened', async () => {
    const { user, call } = await open('/login')
    const email = screen.getByLabelText('Email')
    await user.click(email)
    await call()
    await user.type(await screen.findByRole('combobox'), 'keyboard{Enter}')
    await user.click(within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).getByText('Close'))
    await waitFor(() => expect(document.activeElement).toBe(email))
  })

  it('lists Control and Enter as the keys that submit a form', async () => {
    const { user } = await open('/login')
    await user.type(screen.getByLabelText('Email'), 'noor{Control>}{Enter}{/Control}')
    screen.getByText('Please enter a valid email address.')
  })
})

describe('searching for commands', () => {
  it('requires every word, and lists names that begin with the first word first', () => {
    expect(findCommands('theme  LIGHT', { signedIn: false, withKeys: true }).map(({ label }) => label)).toEqual([
      'Light theme',
    ])
    expect(findCommands('pr', { signedIn: true, withKeys: true }).map(({ label }) => label)[0]).toBe('Profile')
    expect(findCommands('settings', { signedIn: false, withKeys: true })).toEqual([])
  })
})
