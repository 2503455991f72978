const page = `<!doctype html>
<html lang="en">
  <head>
    <title>Identity check</title>
    <style>
      body { display: grid; justify-items: center; align-content: center; gap: 24px; min-height: 100vh; box-sizing: border-box;
        margin: 0; padding: 24px; background: #f4f5f7; color: #1f2733; font: 16px/1.5 Arial, sans-serif; text-align: center; }
      h1 { margin: 0; font-size: 20px; }
      p { margin: 0; }
      svg { width: min(100%, 340px); }
    </style>
  </head>
  <body>
    <h1>Front of your ID</h1>
    <svg viewBox="0 0 340 214" fill="none" stroke="#5b6675" stroke-width="2" aria-hidden="true">
      <rect x="1" y="1" width="338" height="212" rx="14" fill="#fff" stroke-dasharray="8 6" />
      <circle cx="86" cy="84" r="26" />
      <path d="M44 158c0-28 18-42 42-42s42 14 42 42z" />
      <path d="M164 70h132M164 100h132M164 130h84" stroke-linecap="round" />
    </svg>
    <p>Fit all four corners in the frame.</p>
  </body>
</html>`

/** A page such as a provider of identity checks shows, on the origin of the story: no provider stands behind it. */
export const providerPage = (): string => URL.createObjectURL(new Blob([page], { type: 'text/html' }))
