import { createRoot } from 'react-dom/client'
import '@lagoon/ui/theme/fonts'
import '@lagoon/ui/theme/global.css'
import { followTheme } from '../../page/followTheme.ts'
import { pages } from './pages.ts'

followTheme()
const root = document.getElementById('root')
const protocol = document.querySelector<HTMLMetaElement>('meta[name="protocol"]')?.content ?? ''
const load = pages[protocol]
if (root && load) void load().then((Page) => createRoot(root).render(<Page />))
