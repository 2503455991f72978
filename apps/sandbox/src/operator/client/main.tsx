import { createRoot } from 'react-dom/client'
import '@lagoon/ui/theme/fonts'
import '@lagoon/ui/theme/global.css'
import { DeskPage } from './DeskPage.tsx'
import { followTheme } from '../../page/followTheme.ts'

followTheme()
const root = document.getElementById('root')
if (root) createRoot(root).render(<DeskPage />)
