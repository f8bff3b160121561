import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SourceList } from './source-list.tsx'

it('links pages of the public web, and names others without a link', () => {
  const page = (url: string, title: string) => ({ url, title, snippet: `About ${title}.` })
  render(
    <SourceList
      sources={[
        page('https://bread.example/a', 'Bread'),
        page('http://192.168.1.1/reboot', 'Router'),
        page('http://localhost:3000/', 'Home'),
      ]}
    />,
  )
  const list = within(screen.getByRole('region', { name: 'Sources' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://bread.example/a'])
  list.getByText('Router')
  list.getByText('192.168.1.1')
  list.getByText('About Router.')
})
