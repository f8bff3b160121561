import './load-react.ts'
import '@mantine/core/styles/global.layer.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/type.css'
import './styles/layout.css'
import './styles/mantine-components.css'
import './styles/print.css'
import { syncThemeColor } from './lib/browser/sync-theme-color.ts'
import { deleteCaches } from './lib/browser/delete-caches.ts'
import { startApp } from './start-app.ts'

const root = document.getElementById('root')
if (root) void startApp(root)

syncThemeColor()
deleteCaches().catch(() => {
  // A browser that refuses is harmless, because the app uses no caches.
})
