import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <main>
      <h1>hello</h1>
      <p>The smallest page that React can render.</p>
    </main>,
  )
