import { screen, waitFor, within } from '@testing-library/react'

/** Waits until the toast with this title can be pressed. Returns its queries. */
export async function findToast(title: string) {
  const region = await screen.findByRole('region', { name: /^Notifications \(/u })
  const heading = await within(region).findByText(title)
  const toast = heading.closest('li')
  if (!toast) throw new Error(`"${title}" does not stand in a toast`)
  // The region takes no pointer until it has counted its first toast.
  await waitFor(() => {
    if (region.style.pointerEvents === 'none') throw new Error(`"${title}" cannot be pressed yet`)
  })
  return within(toast)
}
