import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

describe('legal texts', () => {
  it.each([
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
  ])('%s is said to be a template, names the mailbox and discloses artificial voices', async (path, title) => {
    await startTestServer({ SUPPORT_EMAIL: 'help@hookline.example' })
    renderApp(path)
    await screen.findByRole('heading', { level: 1, name: title })
    expect(document.title).toBe(`${title} | Hookline`)
    const note = screen.getByRole('complementary', { name: 'This text is a template' })
    expect(note.textContent).toContain('Whoever runs this server must adapt it')
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link', { name: 'help@hookline.example' })[0]?.getAttribute('href')).toBe(
      'mailto:help@hookline.example',
    )
    expect(main.getByText(/voices of Text-to-Speech are artificial/)).toBeTruthy()
  })

  it('say what happens to a spoken text and its audio', async () => {
    await startTestServer()
    renderApp('/privacy')
    await screen.findByRole('heading', { level: 1, name: 'Privacy' })
    const main = screen.getByRole('main')
    expect(main.textContent).toContain('Audio you do not save is deleted after 7 days')
    expect(main.textContent).toContain('the text to be spoken, in pieces, and the voice you chose')
  })

  it('exist also where the links point to another site', async () => {
    await startTestServer({ TERMS_URL: 'https://host.example/agb', PRIVACY_URL: 'https://host.example/dsgvo' })
    renderApp('/privacy')
    await screen.findByRole('heading', { level: 1, name: 'Privacy' })
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('https://host.example/dsgvo')
  })

  it('link to the prices that they mention', async () => {
    await startTestServer()
    const { user, address } = renderApp('/terms')
    const main = within(await screen.findByRole('main'))
    await user.click(main.getByRole('link', { name: 'Pricing' }))
    await screen.findByRole('article', { name: 'Monthly' })
    expect(address()).toBe('/#pricing')
  })
})
