"""Route B: the same dawn scene as a hand-built flat SVG (no 3-D), plus a light ridge divider for page sections."""
import numpy as np, os
OUT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'svg')
def wob(x, seed, f, n=3):
    g = np.random.default_rng(seed); return sum(np.sin(x*f*g.uniform(.6, 1.6)*6.283+g.uniform(0, 6.283)) for _ in range(n))/n**.5*.7
def crest(seed, base, amp, W, f, step):
    x = np.arange(-step, W+step*1.5, step); y = base-amp*sum(wob(x/W, seed*31+k, f*2**k)*.5**k for k in range(4)); return x, y
def path(x, y, H):
    """Catmull-Rom -> cubic Bezier, integer coordinates"""
    d = 'M%d %d' % (x[0], y[0])
    for i in range(len(x)-1):
        p0, p1, p2, p3 = (np.array((x[min(max(k, 0), len(x)-1)], y[min(max(k, 0), len(x)-1)])) for k in (i-1, i, i+1, i+2)); a, b = p1+(p2-p0)/6, p2-(p3-p1)/6
        d += 'C%d %d %d %d %d %d' % (*a, *b, *p2)
    return d+'V%dH%dz' % (H, x[0])
def trees(x, y, seed, sc, dens):
    g = np.random.default_rng(seed); d = ''; cx = x[0]
    while cx < x[-1]:
        h = sc*g.uniform(.4, 1.3); w = h*.26; yy = np.interp(cx, x, y)+4; d += 'M%d %dl%d %dl%d %dz' % (cx-w, yy, w, -h, w, h); cx += dens*g.uniform(.3, 1.6)
    return d
SHIRT = ('M-46-6C-30-16-18-20-12-22L12-22C18-20 30-16 46-6L78 92C79 96 77 99 73 100L56 105C53 106 51 104 50 101L41 66 42 152C42 158 36 162 0 163-36 162-42 158-42 152L-41 66-50 101C-51 104-53 106-56 105L-73 100C-77 99-79 96-78 92z')
def shirt(x, y, s, body, shade, line, rot=0, stripes=False):
    o = '<g transform="translate(%d %d) rotate(%s) scale(%s)">' % (x, y, rot, s)
    o += '<path d="M-7-62a8 8 0 1 1 12 7c-4 3-5 5-5 11v18" fill="none" stroke="#8FA39B" stroke-width="3" stroke-linecap="round"/>'
    o += '<path d="%s" fill="%s"/>' % (SHIRT, body)
    o += '<path d="M14-21C20-19 30-16 46-6L78 92C79 96 77 99 73 100L56 105C53 106 51 104 50 101L41 66 42 152C42 158 36 162 6 163 22 120 10 60 14-21z" fill="%s" opacity=".55"/>' % shade
    if stripes: o += '<path d="%s" stroke="%s" stroke-width="2.5" opacity=".8"/>' % (''.join('M%d-14V160' % k for k in range(-36, 40, 9) if abs(k) > 4), stripes)
    o += '<path d="M-12-22 0-8 12-22M0-8V162M-41 66-44 30M41 66 44 30M-54 92-77 85M54 92 77 85" fill="none" stroke="%s" stroke-width="1.6" stroke-linecap="round"/>' % line
    o += '<path d="M-13-23-20-4-1-9zM13-23 20-4 1-9z" fill="%s" stroke="%s" stroke-width="1.4" stroke-linejoin="round"/><path d="M12 22h22v20l-11 6-11-6z" fill="none" stroke="%s" stroke-width="1.5"/>' % (body, line, line)
    o += ''.join('<circle cy="%d" r="1.9" fill="%s"/>' % (k, line) for k in range(8, 160, 25)); return o+'</g>'
def hero(W=1600, H=1000):
    R = [(3, .34, .10, '#C3DCD2', 2.2, 80), (11, .46, .075, '#9CC8B5', 2.6, 70), (5, .58, .06, '#6CAB8F', 3, 64), (8, .71, .045, '#3F8A69', 3.4, 60), (21, .83, .035, '#175D45', 3.6, 60)]
    s = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#CBE6E3"/><stop offset=".3" stop-color="#EEF4E6"/><stop offset=".5" stop-color="#FFE9C9"/></linearGradient><radialGradient id="g" cx=".31" cy=".36" r=".4"><stop stop-color="#FFDDA0"/><stop offset="1" stop-color="#FFE3AE" stop-opacity="0"/></radialGradient>' % (W, H)
    s += ''.join('<linearGradient id="r%d" x1="0" y1="0" x2="0" y2="1"><stop stop-color="%s"/><stop offset=".75" stop-color="%s"/></linearGradient>' % (i, r[3], ('#F3F0DC', '#E3EEDD', '#C4DECB', '#97C5AA', '#2F7F5E')[i]) for i, r in enumerate(R))
    s += '<radialGradient id="b"><stop offset=".7" stop-color="#fff" stop-opacity=".04"/><stop offset=".93" stop-color="#D9F5FF" stop-opacity=".35"/><stop offset="1" stop-color="#FFD9EA" stop-opacity=".7"/></radialGradient></defs><rect width="%d" height="%d" fill="url(#s)"/><rect width="%d" height="%d" fill="url(#g)"/><circle cx="486" cy="352" r="52" fill="#FFF8E6"/>' % (W, H, W, H)
    for i, (sd, b, a, c, f, st) in enumerate(R):
        x, y = crest(sd, b*H, a*H, W, f, st); s += '<path d="%s" fill="url(#r%d)"/>' % (path(x, y, H), i)
        if i >= 3: s += '<path d="%s" fill="%s"/>' % (trees(x, y, sd, (34, 60)[i-3], (22, 34)[i-3]), c)
    s += '<path d="M0 20Q800 92 1600 84" fill="none" stroke="#EADFC8" stroke-width="5"/>'
    s += shirt(880, 260, 2.7, '#FBFAF5', '#D5DED8', '#B7C4BD', 3)+shirt(1235, 268, 2.7, '#8FC3A2', '#6FA988', '#5E9878', -2)+shirt(1560, 262, 2.7, '#F4EEDF', '#DDD5C2', '#B9B09A', 3, '#2F7F5E')
    for x, y, r in ((300, 842, 30), (560, 730, 48), (680, 905, 30), (205, 850, 18), (1065, 880, 40), (690, 360, 22), (1190, 200, 18)): s += '<g transform="translate(%d %d)"><circle r="%d" fill="url(#b)"/><path d="M%d %da%d %d 0 0 1 %d %d" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/></g>' % (x, y, r, -r*.6, -r*.15, r*.62, r*.62, r*.45, -r*.45)
    return s+'</svg>'
def divider(W=1600, H=260):
    s = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" preserveAspectRatio="none" aria-hidden="true">' % (W, H)
    for sd, b, a, c, f, st in ((3, .42, .20, '#DCEEE2', 2.2, 100), (11, .62, .14, '#A7CBB2', 2.8, 90), (8, .80, .10, '#1E7A55', 3.4, 80)): x, y = crest(sd, b*H, a*H, W, f, st); s += '<path d="%s" fill="%s"/>' % (path(x, y, H), c)
    return s+'</svg>'
open(OUT+'/hero-flat.svg', 'w').write(hero()); open(OUT+'/ridge-divider.svg', 'w').write(divider())
