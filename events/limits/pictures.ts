/** Of an upload; the proxies (`nginx.conf`, `deploy/Caddyfile`) take a megabyte more. */
export const maxPictureMegabytes = 5
export const maxMegapixels = 25
/** Pixels of a photo in the preview of a link, which messengers and networks take as it is. */
export const previewSize = { width: 1200, height: 630 }
/** Of the operator's own logo: its greatest weight, and the least side of a PNG. */
export const logo = { kilobytes: 64, pixels: 192 }
