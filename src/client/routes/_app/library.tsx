import { createFileRoute } from '@tanstack/react-router'
import { LibraryPage } from '../../features/library/library-page.tsx'

export const Route = createFileRoute('/_app/library')({
  staticData: { title: 'Library' },
  component: LibraryPage,
})
