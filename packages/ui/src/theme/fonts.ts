import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/geist/wght.css'
// Last, so that its characters come from here: what the first view needs is small and on its way before the styles are read.
import './faces/faces.css'
