import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/geist/wght.css'
