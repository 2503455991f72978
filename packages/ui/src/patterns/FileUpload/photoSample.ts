/** A player's photo for stories: somebody in a yellow coat before the sea, 3:4, as a phone takes it. */
export const photoSample = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#f6c79a"/><stop offset=".55" stop-color="#e98f7b"/><stop offset="1" stop-color="#3f6f8f"/></linearGradient></defs>
<path fill="url(#s)" d="M0 0h300v400H0z"/><circle cx="226" cy="112" r="34" fill="#ffe9bf"/>
<path fill="#2c5877" d="M0 236q75-18 150 0t150 0v164H0z"/><path fill="#234a66" d="M0 282q75-16 150 0t150 0v118H0z"/>
<path fill="#e7b43c" d="M62 400c0-92 34-134 88-134s88 42 88 134z"/><path fill="#c98f22" d="M146 272h8v128h-8z"/>
<path fill="#3b2a24" d="M96 190c-6-66 20-98 54-98s62 32 54 98c-2 40-12 66-20 76h-68c-10-12-18-36-20-76z"/>
<path fill="#d9a07d" d="M132 236h36v34q-18 18-36 0z"/><path fill="#e8b590" d="M108 180c0-42 18-62 42-62s42 20 42 62c0 40-18 66-42 66s-42-26-42-66z"/>
<path fill="#3b2a24" d="M104 172c4-50 30-62 56-60 26 0 38 24 38 54-22-6-34-16-42-32-10 20-28 34-52 38z"/>
<g fill="#3b2a24"><circle cx="132" cy="188" r="5"/><circle cx="170" cy="188" r="5"/></g><path fill="none" stroke="#a8564a" stroke-width="5" stroke-linecap="round" d="M134 218q17 14 34 0"/>
</svg>`)}`
