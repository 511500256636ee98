const DAYS = [
  [36, 50],
  [52, 50],
  [68, 50],
  [84, 50],
  [36, 68],
  [52, 68],
  [68, 68],
  [84, 68],
] as const;

/** A calendar, with a clock where nothing is due, or with a warning where nothing could be had. */
export function NoticePicture({ kind }: { readonly kind: 'empty' | 'failed' }) {
  return (
    <svg viewBox="0 0 132 100" width="132" height="100" aria-hidden="true" focusable="false">
      <ellipse cx="66" cy="92" rx="56" ry="6" fill="var(--line)" />
      <rect x="26" y="20" width="80" height="70" rx="10" fill="#f3ede4" />
      <rect x="86" y="20" width="20" height="70" rx="10" fill="#e6dccd" />
      <path d="M36 20h60a10 10 0 0 1 10 10v12H26V30a10 10 0 0 1 10-10z" fill="#00c1b1" />
      <path d="M42 12h7v16h-7zM83 12h7v16h-7z" fill="#4a5560" />
      {DAYS.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="10"
          height="10"
          rx="3"
          fill={x === 68 && y === 50 ? '#00877c' : '#fff'}
        />
      ))}
      <circle cx="104" cy="72" r="19" fill="#fff" />
      {kind === 'empty' ? (
        <>
          <circle cx="104" cy="72" r="13.5" fill="#fffaf2" stroke="#c99b6a" strokeWidth="3" />
          <path
            d="M104 66v7l5 3"
            fill="none"
            stroke="#17191c"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <>
          <circle cx="104" cy="72" r="16" fill="#b54708" />
          <path d="M104 65v8" stroke="#fff" strokeWidth="3.4" strokeLinecap="round" />
          <circle cx="104" cy="79" r="2" fill="#fff" />
        </>
      )}
    </svg>
  );
}
