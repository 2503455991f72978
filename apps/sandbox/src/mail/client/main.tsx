import { createRoot } from 'react-dom/client'
import '@lagoon/ui/theme/fonts'
import '@lagoon/ui/theme/global.css'
import { followTheme } from '../../page/followTheme.ts'
import { Inbox } from './Inbox.tsx'

followTheme()
const root = document.getElementById('root')
if (root) createRoot(root).render(<Inbox />)
