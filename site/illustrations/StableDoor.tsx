/** A groom caresses a horse over the half door of its stable: the card below, whose edge is at 170. */
export function StableDoor() {
  return (
    <svg className="illustration stable" viewBox="33 12 322 190" aria-hidden="true">
      <path className="inside" d="M42 170V118C42 66 98 38 194 38S346 66 346 118V170Z" />
      <path className="line" d="M34 170V117C34 60 94 30 194 30S354 60 354 117V170" />
      <Groom />
      <path
        className="coat"
        d="M331.5 170C327 138 314 106 290 80C278 66 264 56 248 46L224 80L226 120C230 134 231 150 228 170Z"
      />
      <path className="lit" d="M256 170C264 152 272 138 272 122C284 136 288 152 286 170Z" />
      <path className="shade" d="M226 126C240 136 258 128 268 104C276 122 262 146 231 156Z" />
      <path
        className="mane"
        d="M246 44C266 48 288 66 303 86C324 114 336 144 338 170H320C319 158 313 148 308 142C308 150 305 156 300 160C302 144 298 128 292 118C291 126 288 131 283 134C286 120 280 106 272 96C271 102 268 106 263 109C266 94 258 78 244 66Z"
      />
      <HorseHead />
      <path
        className="skin"
        d="M140 166C148 158 156 148 163 138C163 130 166 122 173 118C175 116 178 117 178 120L177 123C181 119 187 116 190 118C192 121 189 124 186 127L179 135C178 140 174 145 170 148C163 157 156 164 150 170Z"
      />
      <path className="shirt" d="M130 149C141 150 150 154 160 162C157 166 154 169 152 170H134Z" />
      <path
        className="rope"
        d="M213 142C216 172 198 188 168 180M162 182C154 193 140 196 136 190C134 185 150 181 162 180M164 184C167 187 169 190 168 193"
      />
      <path
        className="shirt"
        d="M70 158C60 172 72 194 96 195C108 195 122 192 134 188L130 170C120 173 112 174 104 172C100 165 94 156 86 152Z"
      />
      <path
        className="skin"
        d="M133 188L130 171C140 169 150 168 158 169C165 167 172 169 174 174C176 180 172 186 166 187C156 188 144 187 133 188Z"
      />
      <path className="fold" d="M164 175L172 176M164 180L172 181M177 123L172 130" />
      <path className="fold sleeve" d="M104 172C100 165 96 159 90 156" />
    </svg>
  )
}

function Groom() {
  return (
    <>
      <g transform="translate(98 78) rotate(-6 20 40)">
        <path
          className="hair"
          d="M3 9C-8 4-19 12-18 26C-17 37-20 44-27 49C-15 53-5 46-4 34C-3 27-2 22 0 19Z"
        />
        <path className="skin" d="M10 36C10 50 9 60 2 72H36C30 66 28 58 28 46Z" />
        <path className="skin-shade" d="M12 44C18 54 26 56 29 52L28 46L20 42Z" />
        <path
          className="skin"
          d="M22 2C32 2 37 9 37 17C37 20 37.5 22 39 25C40.5 28 42.5 30 42.6 31.6C42.4 33 40.6 33 39.8 33.4C40.8 35 40.6 36 39.6 37.4C40.4 38.6 40.2 40 39 41.4C39.6 43.6 39.2 47 37 48.6C33 50.6 26 49 19 45L9 40V14Z"
        />
        <path
          className="hair"
          d="M37.5 15C37 4 28-2 18-2C6-2-2 8-1 20C0 30 4 36 9 41C12 37 12 34 13 31L18 27C18 22 20 20 22 17C28 18 34 17 37.5 15Z"
        />
        <ellipse className="skin" cx="16.5" cy="28" rx="3.4" ry="4.6" />
        <path className="stroke" d="M33 22.5q2 1.5 4 .3M39.2 37.6C37 38.2 35.2 37.4 34 35.8" />
      </g>
      <path
        className="shirt"
        d="M56 170C60 158 76 149 102 144C108 152 124 152 130 146C142 149 149 157 150 170Z"
      />
    </>
  )
}

/** Drawn along its nose, which lies at the top from the muzzle at 0 to the poll at 100, then turned down. */
function HorseHead() {
  return (
    <g transform="translate(248 46) rotate(-48) scale(1.3) translate(-100 0)">
      <path className="shade" d="M86-1C85-11 88-21 95-27C101-20 103-10 100 0Z" />
      <path
        className="coat"
        d="M102 4C96-5 84-5 74-1.5C60 3 48 4 36 3.4C26 2.8 18 2 12 3.4C5 5 1 9 .5 13.5C0 17 1.5 20 4 21C3.5 25 7 28.5 12 28.6C16 29 20 28.2 24 27.5C34 28 44 30 52 35C58 41 65 46 75 45.5C86 45 94 38 97 28C102 22 105 12 102 4Z"
      />
      <path
        className="shade"
        d="M97 28C94 38 86 45 75 45.5C65 46 58 41 52 35C62 38 76 39 85 33C90 29 94 22 96 15C100 18 99 24 97 28Z"
      />
      <path className="lit" d="M57 17C48 13 40 12 33 13.5C40 16 50 17.5 58 19Z" />
      <path className="pale" d="M73-1C60 3.4 48 4.6 37 4C47 7 62 7.5 74 3Z" />
      <path
        className="muzzle"
        d="M18 2.7C8 2 1 9 .5 13.5C0 17 1.5 20 4 21C3.5 25 7 28.5 12 28.6C16 29 18 28.5 22 27.8C25 22 24 10 18 2.7Z"
      />
      <path
        className="eye"
        d="M13.5 10.5C10 7.5 6 10 7.5 15C8.5 13 11 14.5 13.5 10.5ZM60.5 14C63 9.5 69.5 9 72.5 12.5C70 16.5 64 17.5 60.5 14Z"
      />
      <path className="stroke" d="M4 21C9 20 14 20.5 18 22.5" />
      <circle className="pale" cx="67.3" cy="11.8" r="1.1" />
      <path className="stroke lid" d="M59 12C62 7.4 70 7 74.5 11" />
      <path
        className="mane"
        d="M103 2C96-8 86-8 79-3C76-1 72 2 68 4C76 6 81 5 84 4C83 7 81 9 78 11C88 11 98 8 103 2Z"
      />
      <path className="halter" d="M32 3.8C29 12 28 20 29.5 28M30 17L82 23L104 5M82 23L85.5 37" />
      <circle className="pale" cx="82" cy="23" r="3.6" />
      <circle className="pale" cx="30" cy="17" r="3" />
      <circle className="pale" cx="29.5" cy="28" r="3.3" />
      <path className="coat" d="M94-1C94-12 100-22 110-26C114-16 112-4 104 4Z" />
      <path className="shade" d="M98-2C99-11 103-18 109-22C110-14 108-5 103 1Z" />
    </g>
  )
}
