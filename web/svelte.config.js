// Classes by short names: each stands in the page many times.
export default { compilerOptions: { runes: true, cssHash: ({ hash, filename, css }) => `s${hash(filename ?? css)}` } };
