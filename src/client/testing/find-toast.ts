import { screen, within } from '@testing-library/react'

/** Waits for the toast with this title and returns its queries. */
export async function findToast(title: string) {
  const region = await screen.findByRole('region', { name: /^Notifications \(/u })
  const heading = await within(region).findByText(title)
  const toast = heading.closest('li')
  if (!toast) throw new Error(`"${title}" does not stand in a toast`)
  return within(toast)
}
