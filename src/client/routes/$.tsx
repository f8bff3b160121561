import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../components/page/not-found.tsx'

export const Route = createFileRoute('/$')({
  staticData: { title: '404 Page Not Found' },
  component: () => <NotFound />,
})
