import { createRoot } from 'react-dom/client'
import '@lagoon/ui/theme/fonts'
import '@lagoon/ui/theme/global.css'
import { GameScreen } from './chrome/GameScreen.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<GameScreen />)
