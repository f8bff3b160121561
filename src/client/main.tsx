import '@mantine/core/styles/global.layer.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/type.css'
import './styles/layout.css'
import './styles/mantine-parts.css'
import { createRoot } from 'react-dom/client'
import { createApp } from './app.tsx'
import { deleteCaches } from './lib/delete-caches.ts'

const root = document.getElementById('root')
if (root) createRoot(root).render(createApp('/trpc').element)

deleteCaches().catch(() => {
  // A browser that keeps its caches to itself costs nothing here: the app uses none.
})
