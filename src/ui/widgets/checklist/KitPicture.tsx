/** A clipboard, a tape measure and a torch: what one takes along. */
export function KitPicture({ width = 148 }: { readonly width?: number }) {
  return (
    <svg
      width={width}
      height={(width * 112) / 148}
      viewBox="0 0 148 112"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="72" cy="101" rx="62" ry="7" fill="var(--line)" />
      <rect x="38" y="18" width="62" height="80" rx="5" fill="#c99b6a" />
      <rect x="44" y="25" width="50" height="67" rx="2" fill="#fff" />
      <rect x="54" y="11" width="30" height="13" rx="4" fill="#aab4c2" />
      <g fill="none" stroke="#d4d8dd" strokeWidth="3.5" strokeLinecap="round">
        <path d="M66 41h20M66 57h16M66 73h20" />
      </g>
      <rect x="50" y="35" width="11" height="11" rx="2.5" fill="#00c1b1" />
      <rect x="50" y="51" width="11" height="11" rx="2.5" fill="#00c1b1" />
      <rect
        x="51"
        y="68"
        width="9"
        height="9"
        rx="2"
        fill="none"
        stroke="#868d98"
        strokeWidth="2"
      />
      <path
        d="M52.5 40.5l2.5 2.5 4-5M52.5 56.5l2.5 2.5 4-5"
        fill="none"
        stroke="#17191c"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="26" cy="82" r="16" fill="#d96b56" />
      <circle cx="26" cy="82" r="6.5" fill="#f3ede4" />
      <path d="M32 96h18v5H32z" fill="#f6c453" />
      <g transform="rotate(-28 122 74)">
        <path d="M104 69h22l8-5v20l-8-5h-22a5 5 0 0 1 0-10z" fill="#e8a13c" />
        <path d="M134 62h7v24h-7z" fill="#4a5260" />
      </g>
    </svg>
  );
}
